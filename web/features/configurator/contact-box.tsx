import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Category, ConfigurationInput } from '../../apollo/schema.generated';
import { phoneLink } from '../../lib/phone-link';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import styles from './contact-box.module.css';
import { useSaveConfiguration } from './use-save-configuration';

/** A person to talk to, and a link that brings back every setting. */
export function ContactBox({
  category,
  phone,
  input,
  disabled,
}: {
  category: Category;
  phone: string;
  input: ConfigurationInput;
  disabled: boolean;
}) {
  const navigate = useNavigate();
  const [save, saving] = useSaveConfiguration();
  const [link, setLink] = useState<{ of: ConfigurationInput; address: string }>();

  const write = async (): Promise<void> => {
    const id = await save(input);
    if (id !== null) await navigate(`/wycena?configuration=${id}`);
  };
  const copy = async (): Promise<void> => {
    const id = await save(input);
    if (id === null) return;
    const address = `${window.location.origin}/konfigurator/${category}?configuration=${id}`;
    setLink({ of: input, address });
    try {
      await navigator.clipboard.writeText(address);
      toast({
        title: 'Link skopiowany',
        description: 'Otworzy tę konfigurację z\u00a0każdym ustawieniem.',
      });
    } catch {
      toast({
        title: 'Link jest gotowy',
        description: 'Zaznacz go i\u00a0skopiuj pod przyciskiem.',
      });
    }
  };

  return (
    <section className={styles.box} aria-labelledby="contact-box-title">
      <h2 className={styles.title} id="contact-box-title">
        Wolisz porozmawiać?
      </h2>
      <p className={styles.text}>
        Doradzimy wymiar, tkaninę i&nbsp;sterowanie. Twoja konfiguracja pojedzie razem
        z&nbsp;pytaniem.
      </p>
      <div className={styles.actions}>
        <a className={styles.phone} href={phoneLink(phone)}>
          <Icon name="phone" /> {phone}
        </a>
        <Button variant="secondary" disabled={disabled || saving} onClick={() => void write()}>
          Napisz do nas
        </Button>
        <Button variant="quiet" disabled={disabled || saving} onClick={() => void copy()}>
          Kopiuj link
        </Button>
      </div>
      {link?.of === input && (
        <input
          className={styles.link}
          readOnly
          aria-label="Link do konfiguracji"
          value={link.address}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}
