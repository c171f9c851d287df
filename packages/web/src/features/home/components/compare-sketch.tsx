import { drawRimSection, type WheelFigures } from '@pp-tools/domain/drawing';
import { useId } from 'react';
import pencils from './pencils.module.css';
import { Sheet, UprightDimension } from './sheet.tsx';
import { SketchedWheel } from './sketched-wheel.tsx';

const figuresOf = (rimDepth: number, spokeCount: number): WheelFigures => ({
  rimDepth,
  spokeCount,
  outerWidth: 30,
  tyreWidth: 28,
  brake: 'disc',
});

const shallow = { figures: figuresOf(30, 24), depth: 30, innerWidth: 21, outerWidth: 27 };
const deep = { figures: figuresOf(62, 20), depth: 62, innerWidth: 23, outerWidth: 30 };

function RimCut({ wheel, x }: { readonly wheel: typeof deep; readonly x: number }) {
  const section = drawRimSection({ ...wheel, rimType: 'Hookless', tyreWidth: 28 });
  return (
    <g transform={`translate(${x} 62)`}>
      {section.tyre && <path d={section.tyre.line} />}
      <path d={section.walls} className={pencils.walls} />
    </g>
  );
}

/** One wheel, half shallow and half deep, with both rims cut through. */
export function CompareSketch() {
  const id = useId();
  const wheel = { x: 160, y: 100, scale: 0.26 };
  return (
    <Sheet
      label={`A wheel drawn half with a ${shallow.depth} mm and half with a ${deep.depth} mm deep rim, both rims cut through.`}
    >
      <clipPath id={`${id}left`}>
        <path d="M60 0h100v200H60z" />
      </clipPath>
      <clipPath id={`${id}right`}>
        <path d="M160 0h100v200H160z" />
      </clipPath>
      <g clipPath={`url(#${id}left)`}>
        <SketchedWheel figures={shallow.figures} {...wheel} />
      </g>
      <g clipPath={`url(#${id}right)`}>
        <SketchedWheel figures={deep.figures} {...wheel} />
      </g>
      <path d="M160 4v192" className={pencils.centre} />
      <RimCut wheel={shallow} x={46} />
      <UprightDimension from={62} to={62 + shallow.depth} at={22} text={`${shallow.depth} mm`} />
      <RimCut wheel={deep} x={274} />
      <UprightDimension from={62} to={62 + deep.depth} at={298} text={`${deep.depth} mm`} />
    </Sheet>
  );
}
