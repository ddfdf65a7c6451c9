/** A picture as the API returns it; the names of its files start with `name`. */
export function demoPicture(name: string, alt: string) {
  const file = `/zdjecia/${name}-0a1b2c3d`;
  return {
    url: `${file}-1200.webp`,
    width: 1600,
    height: 1067,
    placeholder: 'data:image/webp;base64,UklGRg==',
    alt,
    position: null,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [480, 1200, 1600].map((width) => `${file}-${width}.${format} ${width}w`).join(', '),
    })),
  };
}

/** An uploaded picture of the library that is used nowhere. */
export const libraryPicture = (name: string, alt: string) => ({
  name,
  alt,
  focalX: 50,
  focalY: 50,
  isDelivered: false,
  createdAt: '2026-11-20T10:00:00Z',
  authorName: 'Anna Nowak',
  version: 1,
  usesKey: '0'.repeat(64),
  picture: demoPicture(name, alt),
  uses: [] as { title: string; part: string; path: string | null; isFixed: boolean }[],
});
