/** A name in the locative case, as after "o": "Cieniomacie"; any other name than the demo's follows "firmie". */
export const locative = (name: string): string =>
  name === 'Cieniomat' ? 'Cieniomacie' : `firmie ${name}`;
