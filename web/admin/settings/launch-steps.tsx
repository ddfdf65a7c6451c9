import { Button, Tag } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Section } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { useMay } from '../kit/page/viewer';
import { LAUNCH_STEPS, launchText } from '../trade/launch-steps';
import { DemoDataRemoval } from './demo-data-removal';
import {
  ConfirmLaunchStepDocument,
  SettingsPageDocument,
  type SettingsPageQuery,
} from './settings-page.generated';
import styles from './launch-steps.module.css';

type Steps = SettingsPageQuery['launchSteps'];

interface LaunchStepsProps {
  steps: Steps;
  demoData: SettingsPageQuery['demoData'];
}

/** What the shop still needs before it sells; nothing once all of it is there. */
export function LaunchSteps({ steps, demoData }: LaunchStepsProps) {
  const mayRemove = useMay('settings:write', 'personal-data:write');
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Section title="Zanim zaczniesz sprzedawać">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.step}>
            <StepText step={step} /> <StepState {...step} />
            <Allowed to="settings:write">
              {step.step === 'terms' && !step.isDone && <ConfirmTerms />}
            </Allowed>
            {step.step === 'demo' && demoData.length > 0 && mayRemove && (
              <DemoDataRemoval data={demoData} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepText({ step }: { step: Steps[number] }) {
  const { path } = LAUNCH_STEPS[step.step];
  const text = launchText(step);
  return path ? <Link to={path}>{text}</Link> : <span>{text}</span>;
}

function StepState({ isDone, isNeeded, doneBy, doneAt }: Steps[number]) {
  if (isDone)
    return (
      <>
        <Tag color="success">gotowe</Tag>
        {doneBy && doneAt && `${doneBy}, ${formatDateTime(doneAt)}`}
      </>
    );
  return isNeeded ? <Tag color="error">brakuje</Tag> : <Tag>nieobowiązkowe</Tag>;
}

/** Confirms, under the viewer's name, that the terms of sale were read. */
function ConfirmTerms() {
  const [confirm, { loading }] = useStaffMutation(ConfirmLaunchStepDocument, {
    done: 'Zapisano, kto przeczytał regulamin',
    failed: 'Nie udało się zapisać',
    refetch: [SettingsPageDocument],
  });
  return (
    <Button
      size="small"
      loading={loading}
      onClick={() => void confirm({ input: { step: 'terms' } })}
    >
      Regulamin przeczytany i&nbsp;zgodny
    </Button>
  );
}
