import { polishClock } from '#engine/locale/polish-time';
import type { TextKindName } from '#engine/trade/content/texts';
import type { ArticleDetailsInput, PageContentInput } from '../../apollo/schema.generated';
import { blocksAsText, plainBlocks } from './blocks-editor';
import type { EditedPageFragment, PageVersionRowFragment } from './pages-page.generated';
import { NEW_PUBLICATION, PUBLICATION_TEXTS, type PublicationValues } from './publication';
import type { LabelledTexts } from './word-differences';

/** The content with all of its fields. */
export type PageContent = Required<PageContentInput>;

export interface PageValues extends PageContent, PublicationValues {
  /** The end of the address of a text that is not there yet. */
  address: string;
}

export const TEXTS = {
  address: 'Adres',
  title: 'Tytuł',
  description: 'Opis dla wyszukiwarek',
  blocks: { label: 'Bloki', show: blocksAsText },
  body: 'Treść',
  article: {
    label: 'Artykuł',
    show: (article: PageContent['article']) => Object.values(article ?? {}).join(', '),
  },
  isWithdrawn: 'Wycofana ze sklepu',
  inFooter: 'Link w\u00a0stopce',
  ...PUBLICATION_TEXTS,
};

const NEW_ARTICLE = (): ArticleDetailsInput => ({
  author: '',
  date: polishClock(new Date()).day,
  category: 'poradniki',
  tags: [],
  picture: '',
});

/** A text of this kind that is not there yet. */
export const newPage = (kind: TextKindName): EditedPageFragment => ({
  slug: '',
  kind,
  path: null,
  version: 0,
  versions: [],
});

/** What the form starts with: a version of the text; for a new text it is empty. */
export const valuesOf = (
  { kind }: EditedPageFragment,
  version?: PageVersionRowFragment,
): PageValues => ({
  address: '',
  title: '',
  description: '',
  blocks: [],
  body: '',
  isWithdrawn: false,
  inFooter: false,
  article: kind === 'article' ? NEW_ARTICLE() : null,
  ...(version && contentOf(version.content)),
  ...NEW_PUBLICATION,
});

/** The content alone: without what Apollo adds to it, and without the fields of the publication. */
export const contentOf = ({
  title,
  description,
  blocks,
  body,
  isWithdrawn,
  inFooter,
  article,
}: PageContent | PageVersionRowFragment['content']): PageContent => ({
  title,
  description,
  blocks: plainBlocks(blocks),
  body,
  isWithdrawn,
  inFooter,
  article: article && {
    author: article.author,
    date: article.date,
    category: article.category,
    tags: [...article.tags],
    picture: article.picture,
  },
});

/** What the content says, as its author wrote it. */
export const textsOf = (content: PageContent): LabelledTexts => [
  [TEXTS.title, content.title],
  [TEXTS.description, content.description],
  [TEXTS.article.label, TEXTS.article.show(content.article)],
  [TEXTS.body, content.body],
  [TEXTS.blocks.label, blocksAsText(content.blocks)],
  [TEXTS.inFooter, content.inFooter ? 'tak' : 'nie'],
  [TEXTS.isWithdrawn, content.isWithdrawn ? 'tak' : 'nie'],
];
