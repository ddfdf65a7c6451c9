import { Select } from 'antd';

import { COLORS } from '#engine/goods/configuration/colours';
import styles from './color-picker.module.css';

const OPTIONS = COLORS.map(({ name, hex }) => ({
  value: name,
  label: (
    <span className={styles.color}>
      <span className={styles.disc} style={{ background: hex }} />
      {name}
    </span>
  ),
}));

interface ColorPickerProps {
  id?: string;
  value?: string[];
  onChange?: (names: string[]) => void;
}

/** A select of colours with swatches; colour names can also be typed, separated by commas or semicolons. */
export function ColorPicker({ id, value, onChange }: ColorPickerProps) {
  return (
    <Select<string[]>
      id={id}
      mode="tags"
      value={value}
      options={OPTIONS}
      tokenSeparators={[',', ';']}
      placeholder="Wybierz albo wpisz po przecinku"
      onChange={(names) => onChange?.([...new Set(names.map(tidy))].filter(Boolean))}
    />
  );
}

/** The spelling of a known colour; an unknown name is kept, and refused by the server. */
function tidy(name: string): string {
  const typed = name.trim();
  const known = COLORS.find((color) => color.name.toLowerCase() === typed.toLowerCase());
  return known?.name ?? typed;
}
