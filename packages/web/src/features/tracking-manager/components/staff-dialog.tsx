import type { ComponentProps } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { SessionNotice } from './session-notice.tsx';

/** A dialog of the tracking manager: in Chinese, and it says when the session has ended. */
export function StaffDialog({ children, ...rest }: Omit<ComponentProps<typeof Dialog>, 'lang'>) {
  return (
    <Dialog {...rest} lang="zh-CN">
      <SessionNotice />
      {children}
    </Dialog>
  );
}
