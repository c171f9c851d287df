import { publicConfig } from '../../platform/public-config.ts';
import { homeTexts } from '../../texts/home-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Continue } from './components/continue.tsx';
import { SketchPaper } from './components/sketch-paper.tsx';
import classes from './home-screen.module.css';

const tools = [
  { zone: 'A1', path: '/wheelsetCompare', ...homeTexts.compare, sketch: 'compare' },
  { zone: 'A2', path: '/wheelsetFinder', ...homeTexts.finder, sketch: 'finder' },
  { zone: 'B1', path: '/bike-builder', ...homeTexts.builder, sketch: 'builder' },
  { zone: 'B2', path: '/WheelsetClimbCalculator', ...homeTexts.climb, sketch: 'climb' },
] as const;

/** The front door: four tools. */
export function HomeScreen() {
  const { productName } = publicConfig;
  return (
    <Page
      title={`${productName} Tools`}
      documentTitle={`${productName} Tools - Home Page`}
      intro={homeTexts.intro}
      actions={<Continue />}
    >
      <ul className={classes.cards}>
        {tools.map(({ zone, path, name, line, sketch }) => (
          <li key={path} className={classes.card} data-zone={zone}>
            <SketchPaper name={sketch} />
            <div className={classes.about}>
              <h2>{name}</h2>
              <p>{line}</p>
              <a
                className={`${buttonClass} ${classes.go}`}
                data-look="primary"
                href={path}
                aria-label={`GO to ${name}`}
              >
                GO
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
