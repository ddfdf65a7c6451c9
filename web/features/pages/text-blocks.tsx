import type { ComponentType } from 'react';
import { BLOCK_KINDS } from '#engine/trade/content/blocks';
import type { TextBlockKind } from '../../apollo/schema.generated';
import { ButtonLink } from '../../ui/button/button';
import { Facts } from '../../ui/content/facts';
import { Questions } from '../../ui/content/questions';
import { Steps } from '../../ui/content/steps';
import { Prose } from '../../ui/content/table-of-contents';
import { Icon, isIcon } from '../../ui/image/icon';
import { Picture, type PictureData } from '../../ui/image/picture';
import { Section } from '../../ui/layout/section';
import type { TextBlockFragment } from './text-blocks.generated';
import styles from './text-blocks.module.css';

interface RowsProps {
  rows: TextBlockFragment['rows'];
}

/** How each kind of block is drawn, with the background of its section; a new kind is an entry here. */
const DRAWN: Readonly<
  Record<TextBlockKind, { tone: 'paper' | 'sand'; Rows: ComponentType<RowsProps> }>
> = {
  facts: {
    tone: 'paper',
    Rows: ({ rows }) => (
      <Facts items={rows.map(({ heading, text }) => ({ value: heading, label: text ?? '' }))} />
    ),
  },
  steps: {
    tone: 'paper',
    Rows: ({ rows }) => (
      <Steps items={rows.map(({ heading, text }) => ({ title: heading, text: text ?? '' }))} />
    ),
  },
  timeline: { tone: 'paper', Rows: Timeline },
  tiles: { tone: 'paper', Rows: Tiles },
  quotes: { tone: 'sand', Rows: Quotes },
  questions: {
    tone: 'sand',
    Rows: ({ rows }) => (
      <Questions
        items={rows.map(({ heading, textHtml }) => ({
          question: heading,
          answer: <Prose html={textHtml ?? ''} />,
        }))}
      />
    ),
  },
  call: { tone: 'paper', Rows: Call },
};

interface TextBlocksProps {
  blocks: readonly TextBlockFragment[];
  /** Only the blocks of the kinds that stand there; all where it is left out. */
  place?: 'above' | 'below';
  /** Stands with the blocks of a kind. */
  pictures?: Partial<Record<TextBlockKind, PictureData | null>>;
}

/** The blocks of a text, each a section of the page. */
export function TextBlocks({ blocks, place, pictures = {} }: TextBlocksProps) {
  const shown = blocks.filter(
    ({ kind, rows }) => rows.length > 0 && (!place || BLOCK_KINDS[kind].place === place),
  );
  return shown.map((block, index) => (
    <BlockSection
      key={`${block.kind}-${index}`}
      id={`${block.kind}-${place ?? 'blok'}-${index + 1}`}
      block={block}
      picture={pictures[block.kind] ?? null}
    />
  ));
}

interface BlockSectionProps {
  id: string;
  block: TextBlockFragment;
  picture: PictureData | null;
}

function BlockSection({ id, block: { kind, title, note, rows }, picture }: BlockSectionProps) {
  const { tone, Rows } = DRAWN[kind];
  return (
    <Section
      size="m"
      tone={tone}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': BLOCK_KINDS[kind].label })}
    >
      <div className={kind === 'call' ? styles.call : styles.block}>
        {(title ?? note) && (
          <div className={styles.heading}>
            {title && <h2 id={id}>{title}</h2>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        )}
        {picture && (
          <div className={styles.sight}>
            <Picture picture={picture} ratio="5 / 2" sizes="(width < 75rem) 92vw, 1200px" />
          </div>
        )}
        <Rows rows={rows} />
      </div>
    </Section>
  );
}

/** The facts of a text, for the head of its page. */
export function HeadFacts({ blocks }: { blocks: readonly TextBlockFragment[] }) {
  return blocks
    .filter(({ kind, rows }) => BLOCK_KINDS[kind].place === 'head' && rows.length > 0)
    .map(({ kind, note, rows }) => {
      const { Rows } = DRAWN[kind];
      return (
        <div key={rows[0]?.heading}>
          <Rows rows={rows} />
          {note && <p className={styles.note}>{note}</p>}
        </div>
      );
    });
}

function Timeline({ rows }: RowsProps) {
  return (
    <ol className={styles.years}>
      {rows.map(({ heading, text }) => (
        <li key={heading}>
          <strong>{heading}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Tiles({ rows }: RowsProps) {
  return (
    <ul className={styles.tiles}>
      {rows.map(({ heading, text, mark }) => (
        <li key={heading}>
          {mark && isIcon(mark) && <Icon name={mark} />}
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What customers have said. In Polish a full stop stands after the closing quotation mark. */
function Quotes({ rows }: RowsProps) {
  return (
    <ul className={styles.quotes}>
      {rows.map(({ heading, text, mark }) => (
        <li key={heading}>
          <figure className={styles.quote}>
            <blockquote>{`„${text?.replace(/\.$/, '')}”.`}</blockquote>
            <figcaption>
              <strong>{heading}</strong>
              {mark && <span>{mark}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Call({ rows }: RowsProps) {
  return (
    <div className={styles.actions}>
      {rows.map(({ heading, text }, index) => (
        <ButtonLink key={heading} to={text ?? '/'} {...(index > 0 && { variant: 'secondary' })}>
          {heading}
        </ButtonLink>
      ))}
    </div>
  );
}
