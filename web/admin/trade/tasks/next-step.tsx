import { createContext, use, useState, type ReactNode } from 'react';
import type { TaskAboutInput } from '../../../apollo/schema.generated';
import { useMay } from '../../kit/page/viewer';
import { TaskDialog } from './task-dialog';

type AskNextStep = (about: TaskAboutInput) => void;

const NextStepContext = createContext<AskNextStep>(() => undefined);

/** Lets screens ask what comes next after a matter was handled, also where they are gone by then. */
export function NextStepProvider({ children }: { children: ReactNode }) {
  const [about, ask] = useState<TaskAboutInput | null>(null);
  const mayWrite = useMay('tasks:write');
  return (
    <NextStepContext value={ask}>
      {children}
      {about && mayWrite && (
        <TaskDialog heading="Co dalej?" about={about} onClose={() => ask(null)} />
      )}
    </NextStepContext>
  );
}

/** Asks in a dialog what is to be done next about an order, an offer or an inquiry, by whom and until when. */
export const useNextStep = (): AskNextStep => use(NextStepContext);
