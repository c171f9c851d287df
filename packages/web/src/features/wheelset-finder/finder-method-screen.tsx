import { depthCap, fewestKept, innerWidthBands, lightEnough, widestOuter } from '@pp-tools/domain/finder';
import { indexDepthCap, indexParts } from '@pp-tools/domain/wheelset';
import { finderTexts, preferenceTexts } from '../../texts/finder-texts.ts';
import { Page } from '../../ui/page.tsx';
import classes from './finder-method-screen.module.css';

const band = ({ from, to }: { readonly from: number; readonly to: number }) => `${from} to ${to} mm`;

/** How the finder works, in plain words, with every number it uses. */
export function FinderMethodScreen() {
  const { smooth, mediocre, rough } = innerWidthBands;
  return (
    <Page title={finderTexts.method} intro={<a href="/wheelsetFinder">Back to the Wheelset Finder</a>}>
      <div className={classes.method}>
        <section>
          <h2>1. Conditions</h2>
          <p>A wheel has to meet all of them, in this order:</p>
          <ol>
            <li>It is made for your brakes, disc or rim.</li>
            <li>
              We know its spokes, it has no carbon tri-spoke, and it is at most {widestOuter} mm wide outside.
            </li>
            <li>
              If you, your bike and kit weigh more than {lightEnough} kg: its rider limit is above that
              weight. A limit nobody told us does not pass; a maker who sets no limit does.
            </li>
            <li>
              It is made for the road: its intended use is “road” and nothing else, the rule of the Road
              categories of Wheelset Compare. A “road, gravel” wheel is found under Gravel, which takes every
              wheel whose use names gravel.
            </li>
            <li>
              Its front rim is as wide inside as your roads want: smooth {band(smooth)}, mediocre{' '}
              {band(mediocre)}, rough {band(rough)}. Both ends count.
            </li>
          </ol>
        </section>
        <section>
          <h2>2. Preferences</h2>
          <p>
            Five sliders from 0 to 3, worked off from the highest down; equal ones in this order:{' '}
            {Object.values(preferenceTexts)
              .map(({ name, what }) => `${name} (${what})`)
              .join(', ')}
            . Rim depth counts up to {depthCap} mm.
          </p>
          <ul>
            <li>
              0 leaves the list alone; 1 keeps the best half, 2 the best third, 3 the best quarter, rounded
              up.
            </li>
            <li>Of equal figures the wheel that stands higher in the final order stays.</li>
            <li>
              Unknown figures rank last. A figure known for fewer than half of the wheels decides nothing.
            </li>
            <li>
              A step that would leave fewer than {fewestKept} wheels is not taken, and narrowing ends there.
            </li>
          </ul>
          <p>Questions 4 and 5 set where the sliders start; you can move each of them.</p>
        </section>
        <section>
          <h2>3. Order</h2>
          <p>
            What is left stands by its Xfactor index, highest first, then by name. Gravel wheels take the
            conditions and the order, without the sliders.
          </p>
          <p>
            The index goes from 0 to 100 and is worked out from this catalogue. Each wheelset is ranked among
            the others for the same use (“road, gravel” counts as road here) in{' '}
            {indexParts
              .map(({ part, better, share }) => `${part} (${better} is better, ${share} %)`)
              .join(', ')}
            .
          </p>
          <ul>
            <li>
              Rank of a part = 100 × (others that are worse + half of those that are equal) ÷ others whose
              figure is known; 50 without others.
            </li>
            <li>
              Depth is the mean of front and rear, up to {indexDepthCap} mm: deeper rims gain nothing more.
            </li>
            <li>
              Index = the mean of the known parts by their shares. With fewer than two known parts there is no
              index, and the wheel stands last. An unknown price can flatter a wheel.
            </li>
            <li>
              “Why this wheel” shows the parts of each result. A shop may state indices of its own instead;
              then it says so there.
            </li>
          </ul>
        </section>
        <section>
          <h2>What else you see</h2>
          <ul>
            <li>The number on an option says how many wheels would be found if you chose it now.</li>
            <li>
              “Stays first in 9 of 10 nearby answers” moves every slider by one and your weight by 5 kg, one
              at a time, and counts.
            </li>
            <li>When nothing is left, the condition is named that brings most wheels back.</li>
            <li>Dev mode shows the list after every step.</li>
          </ul>
        </section>
      </div>
    </Page>
  );
}
