/** Names a guest's basket; HttpOnly, the server's alone (product S8, B4). */
export const cartCookie = 'cart';

export const cartLifeSeconds = 30 * 24 * 3600;
