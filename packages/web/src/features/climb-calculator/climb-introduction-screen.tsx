import { climbTexts } from '../../texts/climb-texts.ts';
import { Page } from '../../ui/page.tsx';
import { ModelNotes } from './components/model-notes.tsx';
import classes from './embedded-climb-screen.module.css';

/** What the page of the calculator has as HTML: room for the frame that it comes in, and how it calculates. */
export const ClimbIntroduction = () => (
  <Page title={climbTexts.title} intro={climbTexts.intro}>
    <div className={classes.room} />
    <ModelNotes />
  </Page>
);
