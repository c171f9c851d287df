import type { FinderAnswers, Ranking, SingleChange } from '@pp-tools/domain/finder';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { changeText, contributionText, indexLines, stepName } from '../../../texts/finder-sentences.ts';
import classes from './why.module.css';

interface WhyProps {
  readonly wheelset: Wheelset;
  readonly isFirst: boolean;
  readonly ranking: Ranking;
  readonly catalogue: readonly Wheelset[];
  readonly answers: FinderAnswers;
  readonly changes: readonly SingleChange[];
}

const mostChanges = 4;

function Changes({ wheelset, isFirst, answers, changes }: Omit<WhyProps, 'ranking' | 'catalogue'>) {
  const told = changes.filter(({ first }) => isFirst || first.id === wheelset.id).slice(0, mostChanges);
  if (told.length === 0) {
    return (
      <p>
        {isFirst
          ? 'No single change of an answer puts another wheel first.'
          : 'No single change of an answer puts this wheel first.'}
      </p>
    );
  }
  return (
    <ul>
      {told.map(({ change, first }) => {
        const text = changeText(change, answers);
        return (
          <li key={text}>
            {isFirst ? `${first.shortName} would come first if ${text}.` : `It would come first if ${text}.`}
          </li>
        );
      })}
    </ul>
  );
}

/** Why a wheel is among the results: what the answers did, who nearly stood here, and what would change it. */
export function Why({ wheelset, isFirst, ranking, catalogue, answers, changes }: WhyProps) {
  const units = useUnits();
  const { contributions, rivals, decisiveStep } = ranking.reasons(wheelset);
  const lines = contributions.flatMap((each) => contributionText(each, answers, units) ?? []);
  return (
    <div className={classes.why}>
      <section>
        <h4>What your answers did</h4>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h4>Nearest rivals</h4>
        {decisiveStep === null ? (
          <p>No wheel for your bike was left out.</p>
        ) : (
          <>
            <p>Most of them left at “{stepName(decisiveStep)}”.</p>
            <ul>
              {rivals.map((rival) => (
                <li key={rival.wheelset.id}>
                  {rival.wheelset.shortName}: {stepName(rival.step)}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <h4>Its Xfactor index</h4>
        <ul>
          {indexLines(wheelset, catalogue, units).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h4>What would change it</h4>
        <Changes wheelset={wheelset} isFirst={isFirst} answers={answers} changes={changes} />
      </section>
    </div>
  );
}
