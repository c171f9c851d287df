declare module '#pdf-coverage.json' {
  type Ranges = readonly (readonly [number, number])[];
  const coverage: { readonly han: Ranges; readonly latin: Ranges; readonly rest: readonly Ranges[] };
  export default coverage;
}

declare module 'virtual:pdf-rest-fonts' {
  /** Addresses of the slices, in their order. */
  const addresses: readonly string[];
  export default addresses;
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
