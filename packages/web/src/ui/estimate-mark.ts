/**
 * The attributes of a figure that is an estimate: the style sheet sets ≈ in front of it, which screen readers say as
 * "estimate", and the specified text itself stays as it is. Nothing for a figure with a source.
 */
export const estimateMark = (isEstimate: boolean, why?: string) =>
  isEstimate ? { 'data-estimate': true, title: why === undefined ? 'estimate' : `estimate: ${why}` } : {};
