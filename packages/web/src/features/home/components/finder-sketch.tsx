import pencils from './pencils.module.css';
import { Sheet } from './sheet.tsx';
import { SketchedWheel } from './sketched-wheel.tsx';

const columns = [16, 80, 144, 208] as const;
const answers = ['Disc', 'Smooth', 'Flat'] as const;
/** The branch that each answer takes: 0 is the upper one. */
const taken: readonly number[] = [0, 1, 1];

/** Height of a branch among the `2 ** level` branches of its level. */
const heightOf = (level: number, branch: number): number => 8 + (184 / 2 ** level) * (branch + 0.5);

interface Branch {
  readonly level: number;
  readonly branch: number;
  readonly isTaken: boolean;
  readonly path: string;
}

/** Every elbow of the tree of questions, the taken ones last so that they lie on top. */
const branches: readonly Branch[] = [1, 2, 3]
  .flatMap((level) =>
    Array.from({ length: 2 ** level }, (_, branch): Branch => {
      const chosen = taken.slice(0, level).reduce((place, answer) => place * 2 + answer, 0);
      const from = columns[level - 1] ?? 0;
      const to = columns[level] ?? 0;
      const [start, end] = [heightOf(level - 1, Math.floor(branch / 2)), heightOf(level, branch)];
      return { level, branch, isTaken: branch === chosen, path: `M${from} ${start}V${end}H${to}` };
    }),
  )
  .sort((one, other) => Number(one.isTaken) - Number(other.isTaken));

const found = branches.findLast(({ level }) => level === 3);
const foundHeight = found === undefined ? 100 : heightOf(3, found.branch);

/** A tree of answers that ends at one wheel. */
export function FinderSketch() {
  return (
    <Sheet label={`A tree of answers, ${answers.join(', ')}, that leads from eight wheels to one.`}>
      {branches.map(({ level, branch, isTaken, path }) => (
        <g key={`${level} ${branch}`}>
          <path d={path} className={isTaken ? pencils.accent : pencils.hair} />
          {level === 3 && !isTaken && (
            <circle cx={columns[3] + 8} cy={heightOf(3, branch)} r="8" className={pencils.hair} />
          )}
          {isTaken && (
            <text x={((columns[level - 1] ?? 0) + (columns[level] ?? 0)) / 2} y={heightOf(level, branch) - 5}>
              {answers[level - 1]}
            </text>
          )}
        </g>
      ))}
      <circle cx={columns[0]} cy="100" r="4" className={pencils.dot} />
      <path d={`M208 ${foundHeight}H228`} className={pencils.accent} />
      <SketchedWheel
        figures={{ rimDepth: 50, spokeCount: 20, outerWidth: 30, tyreWidth: 28, brake: 'disc' }}
        x={272}
        y={foundHeight}
        scale={0.128}
      />
    </Sheet>
  );
}
