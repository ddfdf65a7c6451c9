import type { ConfigurationInput } from '../../apollo/schema.generated';
import { phoneLink } from '../../lib/text/format';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/image/icon';
import { useAskForQuote } from './saved/use-ask-for-quote';
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
  const [ask, asking] = useAskForQuote(input);
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
        <Button variant="secondary" disabled={disabled || asking} onClick={() => void ask()}>
          Napisz do nas
        </Button>
      </div>
    </section>
  );
}
