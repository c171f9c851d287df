import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './tabs.module.css';

/** What tells a tab apart: a picture after its words with its meaning in words, or nothing behind it yet. */
export interface TabMark {
  readonly icon?: ReactNode;
  readonly description?: string;
  readonly isEmpty?: boolean;
}

const noMark = (): TabMark => ({});

interface TabsProps<Name extends string> {
  readonly label: string;
  /** Names and words, in their order. */
  readonly tabs: Readonly<Record<Name, string>>;
  readonly selected: Name;
  /** What a tab has besides its words. */
  readonly mark?: (name: Name) => TabMark;
  /** Many tabs go on in a second line where there is room; otherwise the line scrolls. */
  readonly isWrapped?: boolean;
  readonly onSelect: (name: Name) => void;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs with arrow, Home and End keys; the panel belongs to the selected one. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, selected, mark = noMark, isWrapped, onSelect, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isName = (name: string): name is Name => Object.hasOwn(tabs, name);
  const names = Object.keys(tabs).filter(isName);

  // On a phone the chosen tab may stand outside of the visible part of the list.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-name="${selected}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);

  const move = (event: KeyboardEvent) => {
    const place = names.indexOf(selected);
    const step = steps[event.key];
    const ends = event.key === 'Home' ? 0 : event.key === 'End' ? names.length - 1 : null;
    const target = step === undefined ? ends : (place + step + names.length) % names.length;
    const name = target === null ? undefined : names[target];
    if (name === undefined) return;
    event.preventDefault();
    onSelect(name);
    list.current?.querySelector<HTMLElement>(`[data-name="${name}"]`)?.focus();
  };

  return (
    <div className={classes.tabs}>
      <div
        ref={list}
        className={classes.list}
        data-wrapped={isWrapped}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {names.map((name) => {
          const { icon, description, isEmpty } = mark(name);
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              data-name={name}
              className={classes.tab}
              aria-selected={name === selected}
              aria-controls={`${id}-panel`}
              aria-description={description}
              data-empty={isEmpty}
              tabIndex={name === selected ? 0 : -1}
              onClick={() => onSelect(name)}
            >
              {tabs[name]}
              {icon}
            </button>
          );
        })}
      </div>
      <div id={`${id}-panel`} className={classes.panel} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
