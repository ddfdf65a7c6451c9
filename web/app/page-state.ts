import type { SubmittedForm } from '../../engine/fields/submitted-form.js';
import type { PageAnswers } from '../apollo/page-answers';

/** What the server hands to the browser beside the HTML, as JSON in the element with the id "state". */
export interface PageState {
  origin: string;
  answers: PageAnswers;
  form?: SubmittedForm;
}
