import { demoPicture } from './demo-picture';

const FACTS = [
  { name: 'Tkanina', value: 'Toscana: akryl' },
  { name: 'Napęd', value: 'korba lub silnik' },
];

/** Products as the API returns them, for lists and pages under test. */
export const demoProducts = [
  demoProduct(1, 'Markiza Aurora', 'markizy', {
    featured: true,
    ratingAverage: 5,
    ratingCount: 124,
  }),
  demoProduct(2, 'Pergola Atrium', 'pergole', {
    basePrice: '8900.00',
    highlights: [{ name: 'Dach', value: 'lamele aluminiowe' }],
  }),
  demoProduct(3, 'Żaluzja Klasyk', 'zaluzje', { minProjection: null, maxProjection: null }),
];

function demoProduct(id: number, name: string, category: string, more: object) {
  return {
    id,
    name,
    description: `${name} to osłona na wymiar.`,
    careInstructions: 'Szczotkuj tkaninę na sucho.',
    excerpt: `${name} to osłona na wymiar.`,
    category,
    subcategory: 'Na taras',
    identifier: `TST-000${id}`,
    safetyNotes: ['Przy silnym wietrze zwiń osłonę.'],
    imageUrl: `/rysunki/produkt/${id}.svg`,
    picture: demoPicture(`produkt-${id}`, name),
    gallery: [demoPicture(`produkt-${id}`, name), demoPicture(`produkt-${id}-detal`, 'Detal')],
    featured: false,
    sku: null,
    accessoryCategory: null,
    furtherPictures: [],
    specifications: FACTS,
    highlights: FACTS,
    basePrice: '2490.00',
    pricePerSqm: '200.00',
    minWidth: 200,
    maxWidth: 600,
    minHeight: null,
    maxHeight: null,
    minProjection: 150,
    maxProjection: 350,
    smallestPrice: {
      size: 'smallest',
      width: 200,
      projection: 150,
      height: null,
      sizeLabel: '200 × 150 cm',
      calculatedPrice: '3090.00',
    },
    profile: {
      caption: 'Profil jest w środku pusty.',
      picture: demoPicture(`profil-${category}`, 'Przecięty profil'),
    },
    benefits: [{ title: 'Cień na żądanie', text: 'Rozwijasz ją w słoneczny dzień.' }],
    availableColors: ['Czerwony'],
    availableFrameColors: ['Biały'],
    availableVariants: ['kasetowe'],
    ratingAverage: null,
    ratingCount: 0,
    ...more,
  };
}
