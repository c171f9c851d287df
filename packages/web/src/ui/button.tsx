import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** `primary` is the one action of a view; `danger` one that removes; `plain` the rest; `quiet` has no edge; `icon` is a square. */
  readonly look?: 'primary' | 'danger' | 'plain' | 'quiet' | 'icon';
}

/** A button in the product's own dress, light enough for the first load. */
export function Button({ look = 'plain', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button {...rest} type={type} data-look={look} className={`${classes.button} ${className}`} />;
}

/** The look of a button for an element that is a link. */
export const buttonClass: string = classes.button ?? '';
