import type { Company } from '../../features/content/content.payloads.js';

const PAPER = '#faf7f1';

/** The manifest by which browsers install the shop as an app. */
export const webManifest = ({ name, tagline }: Company): object => ({
  id: '/',
  name: `${name} – ${tagline}`,
  short_name: name,
  description: 'Osłony przeciwsłoneczne na wymiar: konfigurator z ceną online.',
  lang: 'pl',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['shopping', 'lifestyle'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Konfigurator', url: '/konfigurator' },
    { name: 'Koszyk', url: '/koszyk' },
  ],
});
