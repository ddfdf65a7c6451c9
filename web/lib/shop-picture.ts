interface PicturedShop {
  name: string;
  tagline: string;
  isDemo: boolean;
  logo: { url: string } | null;
}

/** The picture of the shop in previews of links: made from its logo, or of the demo; others have the icon. */
export const shopPicture = ({ name, tagline, isDemo, logo }: PicturedShop) =>
  isDemo || logo
    ? { url: '/udostepnianie.jpg', width: 1200, height: 630, alt: `${name} – ${tagline}` }
    : { url: '/icon-512.png', width: 512, height: 512, alt: name };
