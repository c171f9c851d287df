import { catalogueExportFormats, catalogueExportPath, type StaffList } from '@pp-tools/domain/contract';
import { useRef, useState } from 'react';
import { openDownload } from '../../../platform/download.ts';
import { catalogueImportTexts as texts } from '../../../texts/catalogue-import-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import classes from '../catalogue-import.module.css';

/** One list or all of them as a file of each kind. */
export function ExportButton({ list }: { readonly list: StaffList }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const commandsOf = (query: string) =>
    catalogueExportFormats.map((format) => ({
      label: texts.formats[format],
      run: () => openDownload(`${catalogueExportPath}?format=${format}${query}`),
    }));
  const groups = [
    { title: list.label, commands: commandsOf(`&list=${encodeURIComponent(list.name)}`) },
    { title: texts.allLists, commands: commandsOf('') },
  ];
  return (
    <span className={classes.menu}>
      <Button ref={opener} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.export}
      </Button>
      {isOpen && <Menu label={texts.export} groups={groups} opener={opener} onClose={() => setOpen(false)} />}
    </span>
  );
}
