import type { Texts } from '../../ru/messages/staff-notices.ts';

export const texts: Texts = {
  headlines: {
    order: (number) => `New order ${number}`,
    request: (number) => `New request ${number}`,
    return: (number) => `A return is asked for: order ${number}`,
    cancel: (number) => `A customer asks to cancel order ${number}`,
    shortage: (number) => `Parts of order ${number} were not found in the warehouse`,
    parcel: (number) => `A parcel of order ${number} needs attention`,
    chat: () => 'Somebody waits in the chat',
    feedback: (number) => `New message ${number}`,
    sms_balance: () => 'Money for SMS runs out',
    servers: () => 'Trouble of a server',
  },
};
