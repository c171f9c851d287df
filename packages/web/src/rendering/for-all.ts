import { renderForAll } from '../platform/rendering-place.ts';

renderForAll();
