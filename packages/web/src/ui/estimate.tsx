import classes from './estimate.module.css';

/** The mark of a figure that is an estimate, in front of it; readers hear the word. */
export const Estimate = ({ why }: { readonly why?: string | undefined }) => (
  <abbr className={classes.estimate} title={why === undefined ? 'estimate' : `estimate: ${why}`}>
    <span aria-hidden="true">≈</span>
    <span className="visually-hidden">estimate </span>
  </abbr>
);
