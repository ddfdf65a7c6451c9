import type { Operations } from '../../identity/operations.js';

const staff = { access: 'catalogue:write' } as const;

/** The library of pictures; texts that show one are changed by those who may write pages, too. */
export const PICTURE_LIBRARY_OPERATIONS = {
  'Query.libraryPictures': {
    ...staff,
    reads: 'replica',
    calls: [
      () => ({ filter: { text: 'markiza', used: true }, page: { limit: 5, offset: 0 } }),
      () => ({ filter: { used: false } }),
    ],
    refused: ({ boolean, string }) => ({ 'filter.text': string(100), 'filter.used': boolean }),
  },
  'Query.libraryPicture': { ...staff, calls: [() => ({ name: 'home' })] },
  'Mutation.describePicture': {
    ...staff,
    calls: [
      async (shop) => {
        const { name, version } = await shop.pictureEntry('home');
        return { name, version, alt: 'Taras pod markizą', focalX: 20, focalY: 80 };
      },
    ],
    refused: ({ text }) => ({
      name: text(1, 60),
      version: ['1', 1.5, -1, 2 ** 31],
      alt: text(2, 200),
      focalX: ['1', 1.5, -1, 101],
      focalY: ['1', 1.5, -1, 101],
    }),
    refusals: [
      () => ({ name: 'nie-ma-takiego', version: 0, alt: 'Taras', focalX: 50, focalY: 50 }),
    ],
  },
  'Mutation.replacePicture': {
    ...staff,
    calls: [
      async (shop) => {
        const name = 'tkanina-toscana-krem';
        await shop.product({ imageUrl: `/zdjecia/${name}` });
        return { name, by: 'home', usesKey: (await shop.pictureEntry(name)).usesKey };
      },
    ],
    refused: ({ text }) => ({
      name: text(1, 60),
      by: text(1, 60),
      usesKey: [5, true, 'tekst', '0'.repeat(63)],
    }),
    refusals: [() => ({ name: 'home', by: 'produkt-1', usesKey: '0'.repeat(64) })],
  },
  'Mutation.deletePicture': {
    ...staff,
    calls: [async (shop) => ({ name: await shop.uploadedPicture() })],
    refused: ({ text }) => ({ name: text(1, 60) }),
    refusals: [() => ({ name: 'home' })],
  },
  'POST /admin/pictures': {
    ...staff,
    calls: [
      async (shop) => ({ query: '?alt=Taras', file: await shop.pictureFile() }),
      async (shop) => ({ file: await shop.pictureFile() }),
    ],
  },
} satisfies Operations;
