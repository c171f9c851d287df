import type { ReactNode } from 'react';
import { linkTexts } from '../texts/link-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** What to do with something that came by link. */
export type LinkAnswer = 'replace' | 'merge' | 'view';

interface LinkQuestionProps<Answer extends LinkAnswer> {
  readonly title: string;
  /** What is offered next to `view`, which is also the answer of closing. */
  readonly offers: readonly Exclude<Answer, 'view'>[];
  /** Words of the answers, where they are not those of a link. */
  readonly words?: Readonly<Record<LinkAnswer, string>>;
  /** The answer that is offered first of all. */
  readonly primary?: LinkAnswer;
  readonly onAnswer: (answer: Answer | 'view') => void;
  /** What differs. */
  readonly children: ReactNode;
}

/** A link never overwrites what the visitor has: it asks, and says what differs. */
export function LinkQuestion<Answer extends LinkAnswer>(props: LinkQuestionProps<Answer>) {
  const { title, offers, onAnswer, children, words = linkTexts, primary = 'view' } = props;
  return (
    <Dialog
      title={title}
      width={600}
      onClose={() => onAnswer('view')}
      footer={
        <>
          {offers.map((offer) => (
            <Button
              key={offer}
              {...(offer === primary && { look: 'primary' })}
              onClick={() => onAnswer(offer)}
            >
              {words[offer]}
            </Button>
          ))}
          <Button {...(primary === 'view' && { look: 'primary' })} onClick={() => onAnswer('view')}>
            {words.view}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
