import { publicConfig } from '../../platform/public-config.ts';
import { homeTexts } from '../../texts/home-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { BikeSketch, ClimbSketch, CompareSketch, FinderSketch } from './components/tool-sketches.tsx';
import classes from './home-screen.module.css';

const tools = [
  { path: '/wheelsetCompare', ...homeTexts.compare, Sketch: CompareSketch },
  { path: '/wheelsetFinder', ...homeTexts.finder, Sketch: FinderSketch },
  { path: '/bike-builder', ...homeTexts.builder, Sketch: BikeSketch },
  { path: '/WheelsetClimbCalculator', ...homeTexts.climb, Sketch: ClimbSketch },
];

/** The front door: four tools. */
export function HomeScreen() {
  const { productName } = publicConfig;
  return (
    <Page
      title={`${productName} Tools`}
      documentTitle={`${productName} Tools - Home Page`}
      intro={homeTexts.intro}
    >
      <ul className={classes.cards}>
        {tools.map(({ path, name, line, Sketch }) => (
          <li key={path} className={classes.card}>
            <div className={classes.sketch}>
              <Sketch />
            </div>
            <div className={classes.text}>
              <h2>{name}</h2>
              <p>{line}</p>
            </div>
            <a
              className={`${buttonClass} ${classes.go}`}
              data-look="primary"
              href={path}
              aria-label={`GO to ${name}`}
            >
              GO
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
