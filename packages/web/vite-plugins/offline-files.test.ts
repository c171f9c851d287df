import { expect, test } from 'vitest';
import { type BuildManifest, publicFiles } from './offline-files.ts';

const manifest: BuildManifest = {
  'index.html': {
    file: 'assets/index-1.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/tool.tsx', 'src/staff.tsx'],
    css: ['assets/index-1.css'],
    assets: ['assets/plex-1.woff2'],
  },
  'climb-calculator.html': { file: 'assets/climb-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/tool.tsx': { file: 'assets/tool-1.js', dynamicImports: ['src/dialog.tsx'] },
  'src/dialog.tsx': { file: 'assets/dialog-1.js', imports: ['src/tool.tsx'] },
  'src/staff.tsx': { file: 'assets/staff-1.js', imports: ['_shared.js', '_sheet.js'] },
  '_sheet.js': { file: 'assets/sheet-1.js' },
};

test('everything that public pages import works offline, nothing that only staff screens import', () => {
  expect([...publicFiles(manifest, ['src/staff.tsx'])].sort()).toEqual([
    'assets/climb-1.js',
    'assets/dialog-1.js',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/plex-1.woff2',
    'assets/shared-1.js',
    'assets/tool-1.js',
  ]);
});

test('a staff screen under another name stops the build with its name', () => {
  expect(() => publicFiles(manifest, ['src/renamed.tsx'])).toThrow('src/renamed.tsx');
});
