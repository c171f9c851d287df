import type { ReactNode } from 'react';

/** A line icon on a 20-unit grid; its name stands on the control, so it is hidden from readers. */
const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

export const HomeIcon = () => (
  <Icon>
    <path d="M3 9.5 10 3.5l7 6M5 8.5V16.5h3.5v-4.5h3v4.5H15V8.5" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M16.5 11.6A7 7 0 0 1 8.4 3.5a7 7 0 1 0 8.1 8.1Z" />
  </Icon>
);
export const KeyIcon = () => (
  <Icon>
    <circle cx="6.8" cy="12.8" r="3.3" />
    <path d="m9.2 10.4 7-7M13.2 6.4l2.4 2.4" />
  </Icon>
);
export const BellIcon = () => (
  <Icon>
    <path d="M5 14h10l-1.2-2V9a3.8 3.8 0 0 0-7.6 0v3L5 14ZM8.5 16.5h3" />
  </Icon>
);
export const MailIcon = () => (
  <Icon>
    <path d="M3 5.5h14v9H3zM3 6l7 5.2L17 6" />
  </Icon>
);
export const CopyIcon = () => (
  <Icon>
    <path d="M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4" />
  </Icon>
);
export const TrashIcon = () => (
  <Icon>
    <path d="M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon>
    <path d="M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="m13 4 3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H12" />
  </Icon>
);
export const LinkIcon = () => (
  <Icon>
    <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 1 0-4.3-4.3l-1.2 1.2M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 1 0 4.3 4.3l1.2-1.2" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12" />
  </Icon>
);
export const PrintIcon = () => (
  <Icon>
    <path d="M6 7.5v-4h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6z" />
  </Icon>
);
export const UpIcon = () => (
  <Icon>
    <path d="M10 16V4.5M5.5 9 10 4.5 14.5 9" />
  </Icon>
);
export const DownIcon = () => (
  <Icon>
    <path d="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M12.5 4.5 7 10l5.5 5.5" />
  </Icon>
);
export const OnIcon = () => (
  <Icon>
    <path d="M7.5 4.5 13 10l-5.5 5.5" />
  </Icon>
);
export const FilterIcon = () => (
  <Icon>
    <path d="M3.5 5h13l-5 6v5l-3-1.5V11z" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path strokeWidth="2.4" d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
  </Icon>
);
export const ZoomIcon = () => (
  <Icon>
    <path d="M8.5 3.5a5 5 0 1 1-.1 0ZM12.2 12.2l4.3 4.3M6.5 8.5h4M8.5 6.5v4" />
  </Icon>
);
