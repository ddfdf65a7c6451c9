import { Button, Form, Input, Space } from 'antd';
import type { ReactNode } from 'react';
import { BLOCK_KINDS, BLOCK_NAMES, blockKind, columnsOf } from '#engine/trade/content/blocks';
import type { TextBlockInput } from '../../apollo/schema.generated';
import { RowButtons, RowsEditor } from '../kit/form/rows-editor';
import styles from './blocks-editor.module.css';

/** The blocks of a text in a form: which kinds there are, and what their rows have, is said by their list. */
export function BlocksEditor() {
  return (
    <Form.List name="blocks">
      {(blocks, { add, remove, move }) => (
        <div className={styles.blocks}>
          {blocks.map(({ key, name: index }) => (
            <BlockFields key={key} index={index}>
              <RowButtons
                row={`blok ${index + 1}`}
                index={index}
                isLast={index === blocks.length - 1}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </BlockFields>
          ))}
          <Space wrap>
            Dodaj blok:
            {BLOCK_NAMES.map((kind) => (
              <Button key={kind} size="small" onClick={() => add(emptyBlock(kind))}>
                {BLOCK_KINDS[kind].label}
              </Button>
            ))}
          </Space>
        </div>
      )}
    </Form.List>
  );
}

const emptyBlock = (kind: TextBlockInput['kind']): TextBlockInput => ({
  kind,
  title: null,
  note: null,
  rows: [],
});

/** The fields of a block; `children` are the buttons that move and remove it. */
function BlockFields({ index, children }: { index: number; children: ReactNode }) {
  const form = Form.useFormInstance();
  const kind: TextBlockInput['kind'] = form.getFieldValue(['blocks', index, 'kind']);
  const { label, title, addLabel } = blockKind(kind);
  const columns = columnsOf(kind).map((column) => ({ ...column, maxLength: column.max }));
  return (
    <fieldset aria-label={`Blok ${index + 1}: ${label}`} className={styles.block}>
      <div className={styles.head}>
        <strong>{label}</strong>
        {children}
      </div>
      <Form.Item name={[index, 'title']}>
        <Input aria-label="Nagłówek" placeholder={title ?? 'Nagłówek'} maxLength={120} />
      </Form.Item>
      <Form.Item name={[index, 'note']}>
        <Input.TextArea
          autoSize
          aria-label="Dopisek"
          placeholder="Dopisek pod nagłówkiem"
          maxLength={1000}
        />
      </Form.Item>
      <RowsEditor name={[index, 'rows']} columns={columns} addLabel={addLabel} />
    </fieldset>
  );
}

/** Blocks without what Apollo and the form add to them. */
export const plainBlocks = (blocks: readonly TextBlockInput[]): TextBlockInput[] =>
  blocks.map(({ kind, title, note, rows }) => ({
    kind,
    title: title || null,
    note: note || null,
    rows: rows.map(({ heading, text, mark }) => ({ heading, text, mark: mark || null })),
  }));

/** Blocks as one text, for the comparison of two versions. */
export const blocksAsText = (blocks: readonly TextBlockInput[] = []): string =>
  blocks
    .flatMap(({ kind, title, note, rows }) => [
      [BLOCK_KINDS[kind].label, title, note].filter(Boolean).join(': '),
      ...rows.map((row) => [row.heading, row.text, row.mark].filter(Boolean).join(': ')),
    ])
    .join('\n');
