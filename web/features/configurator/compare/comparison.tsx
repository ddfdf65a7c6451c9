import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { copyText } from '../../../lib/browser/copy-text';
import { Button } from '../../../ui/button/button';
import { TextInput } from '../../../ui/form/inputs';
import { Icon } from '../../../ui/image/icon';
import { showCopied, toast } from '../../../ui/overlay/toast';
import { jumpTo } from '../steps/step-section';
import { AskOpinion } from './ask-opinion';
import {
  type ComparedConfiguration,
  removeFromComparison,
  useComparedConfigurations,
} from './compared-configurations';
import { ComparisonTable } from './comparison-table';
import { useComparisonLink, useSharedComparison } from './use-shared-comparison';
import styles from './comparison.module.css';

/** The kept configurations side by side; nothing while there are none. */
export function Comparison({ onOpen }: { onOpen: () => void }) {
  const compared = useComparedConfigurations();
  useSharedComparison();
  const [link, setLink] = useState<{ of: typeof compared; address: string }>();
  const linkOf = useComparisonLink(compared);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isOpened = hash === '#porownanie' && compared.length > 1;
  // The browser has looked for the section before the link's configurations arrived.
  useEffect(() => {
    if (isOpened) jumpTo('porownanie');
  }, [isOpened]);
  if (compared.length === 0) return null;
  const takeOut = (one: ComparedConfiguration): void => {
    // The button is removed with its column, so the focus must move.
    if (compared.length > 1) heading.current?.focus({ preventScroll: true });
    else jumpTo('podsumowanie');
    const onSelect = removeFromComparison(one);
    toast({ title: 'Usunięto z\u00a0porównania', action: { label: 'Cofnij', onSelect } });
  };
  const copyLink = async (): Promise<void> => {
    const coming = linkOf();
    const copied = copyText(coming);
    const made = await coming;
    if (!made) return;
    setLink({ of: compared, address: made });
    showCopied(await copied, 'Otworzy to porównanie z\u00a0nazwami i\u00a0ustawieniami.');
  };
  return (
    <section className={styles.comparison} id="porownanie" aria-labelledby="comparison-title">
      <h2 className={styles.title} id="comparison-title" tabIndex={-1} ref={heading}>
        Porównanie
      </h2>
      {compared.length === 1 && (
        <p className={styles.hint}>
          Zmień ustawienia powyżej, także w&nbsp;innej kategorii, i&nbsp;dodaj następną
          konfigurację, a&nbsp;zobaczysz różnice.
        </p>
      )}
      {compared.length > 1 && (
        <div className={styles.share}>
          <Button variant="secondary" size="s" onClick={() => void copyLink()}>
            <Icon name="copy" /> Kopiuj link do porównania
          </Button>
          {link?.of === compared && (
            <TextInput
              readOnly
              aria-label="Link do porównania"
              value={link.address}
              onFocus={(event) => event.target.select()}
            />
          )}
        </div>
      )}
      <ComparisonTable compared={compared} onOpen={onOpen} onRemove={takeOut} />
      {compared.length > 1 && <AskOpinion compared={compared} />}
    </section>
  );
}
