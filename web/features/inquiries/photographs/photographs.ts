import { createStore } from 'zustand';
import { MAX_PHOTOGRAPHS } from '#engine/trade/fields/photographs';
import { sendPhotograph } from './send-photograph';

export interface Photograph {
  readonly name: string;
  /** An object URL of the file. */
  readonly address: string;
  /** What the shop has named it; null while it is being sent. */
  readonly id: string | null;
}

interface PhotographsState {
  readonly added: readonly Photograph[];
  /** Why files that were last chosen are not added. */
  readonly problems: readonly string[];
}

const EMPTY: PhotographsState = { added: [], problems: [] };
const TOO_MANY = `Dołączysz najwyżej ${MAX_PHOTOGRAPHS}\u00a0zdjęć. Pozostałych nie dodaliśmy.`;

/** The photographs that the visitor adds to an inquiry; they stay while the page is not reloaded. */
export class Photographs {
  readonly store = createStore<PhotographsState>(() => EMPTY);
  private last: Promise<void> = Promise.resolve();

  /** Sends files to the shop, one after another. */
  add(files: readonly File[]): void {
    const { added } = this.store.getState();
    const taken = files.slice(0, MAX_PHOTOGRAPHS - added.length);
    const further = taken.map((file) => {
      const photograph = { name: file.name, address: URL.createObjectURL(file), id: null };
      this.last = this.last.then(() => this.send(photograph, file));
      return photograph;
    });
    const problems = taken.length < files.length ? [TOO_MANY] : [];
    this.store.setState({ added: [...added, ...further], problems });
  }

  private async send({ name, address }: Photograph, file: File): Promise<void> {
    const isAdded = () => this.store.getState().added.some((each) => each.address === address);
    if (!isAdded()) return;
    const answer = await sendPhotograph(file);
    if (!isAdded()) return;
    if ('problem' in answer) {
      this.remove(address);
      this.store.setState(({ problems }) => ({
        problems: [...problems, `${name}: ${answer.problem}`],
      }));
    } else
      this.store.setState(({ added }) => ({
        added: added.map((each) => (each.address === address ? { ...each, ...answer } : each)),
      }));
  }

  remove(address: string): void {
    URL.revokeObjectURL(address);
    this.store.setState(({ added }) => ({
      added: added.filter((each) => each.address !== address),
    }));
  }

  /** The ids of all photographs, once they are sent; null where one of them is refused meanwhile. */
  async sent(): Promise<string[] | null> {
    const { problems } = this.store.getState();
    const ids = () => this.store.getState().added.map(({ id }) => id);
    while (ids().includes(null)) await this.last;
    return this.store.getState().problems === problems ? ids().filter((id) => id !== null) : null;
  }

  /** Removes all photographs; `problem` is shown in their place. */
  clear(problem?: string): void {
    for (const { address } of this.store.getState().added) this.remove(address);
    this.store.setState({ problems: problem ? [problem] : [] });
  }
}

/** By the form that they are sent with. */
export const PHOTOGRAPHS = {
  contact: new Photographs(),
  quote: new Photographs(),
  service: new Photographs(),
};
