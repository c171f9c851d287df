import type { SecondFactorState } from '@pp-tools/domain/contract';
import { factorTexts } from '../../../texts/account-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../admin-account.module.css';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

interface PasskeyListProps {
  readonly passkeys: SecondFactorState['passkeys'];
  readonly onRemove: (id: string) => void;
}

/** The own passkeys, each to be removed. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul className={classes.list}>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id} className={classes.row}>
          <div>
            <p className={classes.name}>{name}</p>
            <p className={classes.muted}>
              {factorTexts.added(days.format(createdAt))},{' '}
              {usedAt === null ? factorTexts.unused : factorTexts.used(days.format(usedAt))}
            </p>
          </div>
          <Button aria-label={factorTexts.removeOf(name)} onClick={() => onRemove(id)}>
            {factorTexts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
