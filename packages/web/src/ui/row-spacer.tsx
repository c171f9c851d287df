/** Takes the room of the rows of a table that are not drawn. */
export const RowSpacer = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height > 0 && (
    <tr>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
