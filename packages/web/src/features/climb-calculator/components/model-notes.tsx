import { modelTexts } from '../../../texts/climb-model-texts.ts';
import classes from './model-notes.module.css';
import card from './result-card.module.css';

/** The formula, what it takes for granted, and how sure it is. */
export function ModelNotes() {
  return (
    <details className={`${card.card} ${classes.notes}`}>
      <summary>{modelTexts.title}</summary>
      <section>
        <h3>{modelTexts.balance.title}</h3>
        <p className={classes.formula}>{modelTexts.formula}</p>
        <p>{modelTexts.balance.text}</p>
      </section>
      {modelTexts.sections.map(({ title, texts }) => (
        <section key={title}>
          <h3>{title}</h3>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </details>
  );
}
