import { useNavigate } from 'react-router-dom';
import type { ConfigurationInput } from '../../apollo/schema.generated';
import { phoneLink } from '../../lib/text/format';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { useSaveConfiguration } from './saved/use-save-configuration';
import styles from './contact-box.module.css';

/** The telephone number, and a button that saves the configuration and attaches it to the quote form. */
export function ContactBox({
  phone,
  input,
  disabled,
}: {
  phone: string | null;
  input: ConfigurationInput;
  disabled: boolean;
}) {
  const navigate = useNavigate();
  const [save, saving] = useSaveConfiguration();

  const write = async (): Promise<void> => {
    const saved = await save(input);
    if (saved) await navigate(`/wycena?configuration=${saved.id}`);
  };

  return (
    <section className={styles.box} aria-labelledby="contact-box-title">
      <h3 className={styles.title} id="contact-box-title">
        Wolisz porozmawiać?
      </h3>
      <p className={styles.text}>
        Doradzimy wymiar, kolor i&nbsp;sposób montażu. Dołączymy konfigurację do pytania.
      </p>
      <div className={styles.actions}>
        {phone && (
          <a className={styles.phone} href={phoneLink(phone)}>
            <Icon name="phone" /> <span>{phone}</span>
          </a>
        )}
        <Button variant="secondary" disabled={disabled || saving} onClick={() => void write()}>
          Napisz do nas
        </Button>
      </div>
    </section>
  );
}
