/** What can be pressed in a page before its scripts are there, as a selector; links work by themselves. */
export const pressable = 'button,summary,input[type=radio],input[type=checkbox]';

/** Characters of a build in a link; longer than any real build, and what is longer is not even unpacked. */
export const maxPackedBuild = 40_000;
