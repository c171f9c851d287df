import { readShortCode } from '@pp-tools/domain/sharing';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { counterTexts } from '../../../texts/counter-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './counter.module.css';
import { isUnknown, staffLinkQuery } from './counter-calls.ts';
import { CounterSheet } from './counter-sheet.tsx';

/** The code in what somebody typed or pasted: the code itself, or the whole link. */
const codeIn = (text: string): string | null => readShortCode(text.trim().replace(/^.*\/s\//, ''));

function CodeForm({ onOpen }: { readonly onOpen: (code: string) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={`${classes.form} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        const code = codeIn(text);
        setWrong(code === null);
        if (code !== null) onOpen(code);
      }}
    >
      <TextField
        label={counterTexts.code}
        hint={counterTexts.codeHint}
        fault={isWrong ? counterTexts.noCode : null}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="primary">
        {counterTexts.open}
      </Button>
    </form>
  );
}

function Opened({ code }: { readonly code: string }) {
  const { data, isPending, error, refetch } = useQuery(staffLinkQuery(code));
  if (isPending) return <Loading text={counterTexts.loading} />;
  if (data !== undefined) return <CounterSheet link={data} />;
  if (isUnknown(error)) return <p role="status">{counterTexts.fault.unknown}</p>;
  return (
    <Trouble title={counterTexts.failed} onRetry={() => refetch()}>
      {counterTexts.fault.other}
    </Trouble>
  );
}

/** Where staff open what a visitor has shared. */
export function CounterScreen() {
  const { code } = useParams({ strict: false });
  const navigate = useNavigate();
  const open = (wanted: string) =>
    void navigate({ to: '/ppauth/admin/counter/{-$code}', params: { code: wanted } });
  return (
    <Page title={counterTexts.title} intro={counterTexts.intro}>
      <CodeForm onOpen={open} />
      {code !== undefined && <Opened key={code} code={code} />}
    </Page>
  );
}
