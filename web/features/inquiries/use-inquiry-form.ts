import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { useDraft } from '../../lib/use-draft';
import { toast } from '../../ui/overlay/toast';
import { checkInquiry, type InquiryDraft, type InquiryProblems, toInput } from './inquiry-draft';
import { serverProblems } from './server-problems';
import { SubmitInquiryDocument } from './submit-inquiry.generated';

/** The state of the inquiry form. `send` answers the problems that stopped it, or null when it went or failed. */
export function useInquiryForm(empty: InquiryDraft, configurationId: string | undefined) {
  const form = empty.inquiryType === 'quote' ? 'quote' : 'contact';
  const { draft, change: keep, clear } = useDraft(`cieniomat-${form}`, empty);
  const [problems, setProblems] = useState<InquiryProblems>({});
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  const [submit, { loading }] = useMutation(SubmitInquiryDocument);

  const change = (field: keyof InquiryDraft, value: string) => {
    keep(field, value);
    setProblems({ ...problems, [field]: undefined });
    setAnswerTo(null);
  };

  const send = async (): Promise<InquiryProblems | null> => {
    const found = checkInquiry(draft) ?? (await submitDraft());
    setProblems(found ?? {});
    return found;
  };

  const submitDraft = async (): Promise<InquiryProblems | null> => {
    try {
      await submit({ variables: { input: { ...toInput(draft), configurationId } } });
    } catch (error) {
      const refused = serverProblems(error);
      if (!refused) {
        toast({
          title: 'Błąd',
          description: 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
          tone: 'destructive',
        });
      }
      return refused;
    }
    toast({
      title: 'Wiadomość wysłana!',
      description: 'Skontaktujemy się z\u00a0Tobą w\u00a0ciągu 24\u00a0godzin.',
    });
    setAnswerTo(draft.email.trim());
    clear();
    return null;
  };

  return { draft, problems, answerTo, loading, change, send };
}
