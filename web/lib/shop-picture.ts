/** The picture of the shop in previews of links: that of the demo shows its name, other shops have the icon. */
export const shopPicture = ({ name, isDemo }: { name: string; isDemo: boolean }) =>
  isDemo
    ? { url: '/udostepnianie.jpg', width: 1200, height: 630, alt: `${name} – słońce pod kontrolą` }
    : { url: '/icon-512.png', width: 512, height: 512, alt: name };
