import { type FinderAnswers, finderQuestions, notSure, type QuestionId } from '@pp-tools/domain/finder';

const [wheels, brake, roads, terrain, riding] = finderQuestions;

const among = <Option extends string>(options: readonly Option[], chosen: string) =>
  chosen === notSure ? notSure : (options.find((option) => option === chosen) ?? null);

/** The change of answers for an option chosen on the screen. */
export function answerChange(id: QuestionId, chosen: string): Partial<FinderAnswers> {
  switch (id) {
    case 'wheels':
      return { wheels: among(wheels.options, chosen) };
    case 'brake':
      return { brake: among(brake.options, chosen) };
    case 'roads':
      return { roads: among(roads.options, chosen) };
    case 'terrain':
      return { terrain: among(terrain.options, chosen) };
    case 'riding':
      return { riding: among(riding.options, chosen) };
    default:
      return id satisfies never;
  }
}
