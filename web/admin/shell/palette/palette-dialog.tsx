/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   the list of an ARIA 1.2 combobox: focus and keys stay in its field */
import { useQuery } from '@apollo/client/react';
import { Input, Modal, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fold } from '#engine/locale/text';
import { useDebounced } from '../../../lib/use-debounced';
import { useCombobox } from '../../../ui/form/use-combobox';
import type { StaffMember } from '../../kit/page/viewer';
import { useCreateOffer } from '../../trade/create-offer';
import { maySee, SCREENS, screenPath } from '../screens';
import { type Command, type CommandGroup, foundGroups } from './commands';
import { PaletteSearchDocument } from './palette-search.generated';
import styles from './palette.module.css';

const FOUND_PER_KIND = 5;
const SETTLED_MS = 150;

interface PaletteDialogProps {
  viewer: StaffMember;
  onClose: () => void;
}

/**
 * Finds screens, actions, customers, orders, offers, inquiries and products, and opens the chosen one: Enter takes the first, the
 * arrow keys choose another.
 */
export function PaletteDialog({ viewer, onClose }: PaletteDialogProps) {
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const isNumber = /^\s*#?\d+\s*$/.test(typed);
  const { groups: found, isSearching } = useFound(typed, isNumber, viewer);
  const own: CommandGroup = {
    label: 'Ekrany i\u00a0czynności',
    commands: useCommands(viewer).filter(({ label }) => fold(label).includes(fold(typed))),
  };
  const groups = (isNumber ? [...found, own] : [own, ...found]).filter(
    ({ commands }) => commands.length > 0,
  );
  const commands = groups.flatMap((group) => group.commands);
  const { active, listId, optionId, onKeyDown } = useCombobox(
    commands.map(({ id }) => id),
    { closesOnEscape: false },
  );
  const chosen = Math.max(active, 0);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  return (
    <Modal
      open
      title="Znajdź lub otwórz"
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(open) => open && field.current?.focus()}
    >
      <Input
        ref={field}
        role="combobox"
        aria-label="Czego szukasz?"
        aria-autocomplete="list"
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? optionId(chosen) : undefined}
        placeholder="Ekran, numer zamówienia, klient, telefon, produkt..."
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onPressEnter={() => run(commands[chosen])}
      />
      <div id={listId} role="listbox" aria-label="Znalezione" className={styles.list}>
        {groups.map(({ label, commands: some }) => (
          <div key={label} role="group" aria-label={label}>
            <p role="presentation">{label}</p>
            {some.map((command) => (
              <CommandOption
                key={command.id}
                id={optionId(commands.indexOf(command))}
                label={command.label}
                isActive={commands[chosen] === command}
                onChoose={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <output className={styles.note}>
        {isSearching ? 'Szukam...' : commands.length === 0 && 'Nic takiego nie ma'}
      </output>
    </Modal>
  );
}

interface CommandOptionProps {
  id: string;
  label: string;
  isActive: boolean;
  onChoose: () => void;
}

function CommandOption({ id, label, isActive, onChoose }: CommandOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div ref={option} id={id} role="option" aria-selected={isActive} onClick={onChoose}>
      {label}
    </div>
  );
}

/** The screens that the viewer may see, and actions that begin from nothing. */
function useCommands(viewer: StaffMember): Command[] {
  const navigate = useNavigate();
  const [createOffer] = useCreateOffer();
  const screens = SCREENS.filter(
    (screen) => !screen.path.includes(':') && maySee(screen, viewer),
  ).map((screen) => ({
    id: screenPath(screen),
    label: screen.label,
    run: () => void navigate(screenPath(screen)),
  }));
  return [
    ...screens,
    { id: 'new-offer', label: 'Nowa oferta', run: () => void createOffer({}) },
    { id: 'shop', label: 'Wróć do sklepu', run: () => window.location.assign('/') },
    { id: 'logout', label: 'Wyloguj', run: () => window.location.assign('/api/logout') },
  ];
}

/** What the server finds in the lists that the viewer may see; nothing while little is typed. */
function useFound(typed: string, isNumber: boolean, viewer: StaffMember) {
  const navigate = useNavigate();
  const text = useDebounced(typed.trim(), SETTLED_MS);
  const sees = (path: string) =>
    SCREENS.some((screen) => screen.path === path && maySee(screen, viewer));
  const isShort = text.length < 2 && !/^\d$/.test(text);
  const { data, loading } = useQuery(PaletteSearchDocument, {
    variables: {
      text,
      page: { limit: FOUND_PER_KIND },
      customers: sees('customers'),
      orders: sees('orders'),
      earlierOrders: sees('earlier-orders'),
      offers: sees('offers'),
      inquiries: sees('inquiries'),
      products: sees('products'),
    },
    skip: isShort,
    fetchPolicy: 'network-only',
  });
  // While a search runs nothing is offered: what the former text found would be opened by mistake.
  const isSearching = !isShort && (loading || text !== typed.trim());
  const groups =
    data && !isSearching && !isShort ? foundGroups(data, isNumber, (to) => void navigate(to)) : [];
  return { groups, isSearching };
}
