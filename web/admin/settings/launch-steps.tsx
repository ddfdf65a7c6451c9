import { Tag } from 'antd';
import type { LaunchStepName } from '../../apollo/schema.generated';
import { Link } from '../../ui/button/link';
import { Section } from '../kit/page/admin-page';
import type { SettingsPageQuery } from './settings-page.generated';
import styles from './launch-steps.module.css';

/** What is to be done for each step, and the screen where it is done; without one it is done on this page. */
const STEPS: Record<LaunchStepName, { text: string; path?: string }> = {
  company: { text: 'Dane firmy: nazwa, adres, NIP, telefon, e-mail, godziny otwarcia' },
  account: { text: 'Numer konta, na które klienci zrobią przelew' },
  admin: { text: 'Twoje własne konto właściciela', path: '/admin/accounts' },
  mail: { text: 'Serwer poczty, z\u00a0którego wychodzą wiadomości' },
  products: { text: 'Produkty w\u00a0sklepie', path: '/admin/products' },
  payments: { text: 'Płatności online' },
  ksef: { text: 'KSeF: faktury ze skutkiem prawnym' },
};

/** What the shop still needs before it sells; nothing once all of it is there. */
export function LaunchSteps({ steps }: { steps: SettingsPageQuery['launchSteps'] }) {
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Section title="Zanim zaczniesz sprzedawać">
      <ol className={styles.steps}>
        {steps.map(({ step, isDone, isNeeded }) => (
          <li key={step}>
            <StepText {...STEPS[step]} /> <StepState isDone={isDone} isNeeded={isNeeded} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const StepText = ({ text, path }: { text: string; path?: string }) =>
  path ? <Link to={path}>{text}</Link> : <span>{text}</span>;

function StepState({ isDone, isNeeded }: { isDone: boolean; isNeeded: boolean }) {
  if (isDone) return <Tag color="success">gotowe</Tag>;
  return isNeeded ? <Tag color="error">brakuje</Tag> : <Tag>nieobowiązkowe</Tag>;
}
