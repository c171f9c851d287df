import { encode } from 'uqr';
import classes from '../admin-account.module.css';

/** White modules around a QR code, so that cameras find it (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code: black on white in every theme, because cameras need it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
