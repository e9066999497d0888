import type { AuditLineFragment } from '../gql/account.generated';
import { useHotelDeeds } from './useHotelDeeds';
import { useUserDeeds } from './useUserDeeds';

/** Does the opposite of a deed; true when it was done. Only what was switched on or off has one. */
export function useUndo() {
  const users = useUserDeeds();
  const hotels = useHotelDeeds();
  return async ({ action, targetId }: Pick<AuditLineFragment, 'action' | 'targetId'>): Promise<boolean> => {
    switch (action) {
      case 'USER_ACTIVATED':
      case 'USER_DEACTIVATED':
        return users.setActive({ id: targetId }, action === 'USER_DEACTIVATED');
      case 'HOTEL_ACTIVATED':
      case 'HOTEL_DEACTIVATED':
        return hotels.setActive(targetId, action === 'HOTEL_DEACTIVATED');
      default:
        return false;
    }
  };
}
