import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import { csvText } from '@pp-tools/domain/core';
import { catalogueRows } from '@pp-tools/domain/wheelset';
import { downloadText } from '../../../platform/download.ts';

/** Saves all wheelsets with all their fields as a CSV file, which the import and the refresh read unchanged. */
export const downloadCatalogue = (wheelsets: readonly VersionedWheelsetWire[]): void =>
  downloadText('wheelsets.csv', csvText(catalogueRows(wheelsets)), 'text/csv');
