declare module '#pdf-coverage.json' {
  const coverage: Readonly<Record<'han' | 'latin', readonly (readonly [number, number])[]>>;
  export default coverage;
}

declare module 'pdfmake/build/pdfmake.min.js' {
  interface PdfMaker {
    setFonts(fonts: Readonly<Record<string, Readonly<Record<'normal', string>>>>): void;
    addVirtualFileSystem(files: Readonly<Record<string, string>>): void;
    setUrlAccessPolicy(policy: () => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
  }
  const pdfMake: PdfMaker;
  export default pdfMake;
}
