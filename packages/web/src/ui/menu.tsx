import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import classes from './menu.module.css';

/** One line of a menu. */
export interface MenuCommand {
  readonly label: string;
  readonly run: () => void;
  /** Why it cannot work now; the line stays reachable and says so. */
  readonly reason?: string | null;
  /** Whether a setting is on; absent for what is no setting. */
  readonly isOn?: boolean;
  /** Stands in the bar where that has room, and here where it has not. */
  readonly isInBar?: boolean;
}

/** Lines that belong together, under their title. */
export interface MenuGroup {
  readonly title: string;
  readonly commands: readonly MenuCommand[];
}

interface MenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** The button that opened it: takes the focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

const roleOf = ({ isOn }: MenuCommand) => (isOn === undefined ? 'menuitem' : 'menuitemcheckbox');

/** The lines in sight; those that the style sheet hides at this width are none. */
const linesOf = (menu: HTMLElement | null): readonly HTMLButtonElement[] =>
  [...(menu?.querySelectorAll('button') ?? [])].filter((line) => line.getClientRects().length > 0);

/** Where a key moves among so many lines; null when it moves nowhere. */
function moved(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The open menu of a menu button (WAI-ARIA pattern): arrows move, Enter runs, Escape and a press outside close. */
export function Menu({ label, groups, opener, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => linesOf(list.current)[0]?.focus(), []);
  const leave = () => {
    opener.current?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = linesOf(list.current);
    const { activeElement } = document;
    const from = activeElement instanceof HTMLButtonElement ? all.indexOf(activeElement) : -1;
    const next = moved(event.key, from, all.length);
    if (next !== null) all[next]?.focus();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={classes.menu}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== opener.current && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      {groups.map(({ title, commands }) => (
        <fieldset key={title} aria-label={title} className={classes.group}>
          <p aria-hidden="true" className={classes.title}>
            {title}
          </p>
          {commands.map((command) => (
            <button
              key={command.label}
              type="button"
              role={roleOf(command)}
              tabIndex={-1}
              className={classes.line}
              data-in-bar={command.isInBar}
              {...(command.isOn === undefined ? {} : { 'aria-checked': command.isOn })}
              aria-disabled={Boolean(command.reason)}
              onClick={() => {
                if (command.reason) return;
                leave();
                command.run();
              }}
            >
              <span>{command.label}</span>
              {command.reason && <span className={classes.reason}>{command.reason}</span>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
