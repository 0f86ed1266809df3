/** Networks that are nowhere on the map: private, loopback, link-local, shared, reserved, of documentation. */
const reservedV4 =
  /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^192\.0\.[02]\.|^198\.(?:1[89]|51\.100)\.|^203\.0\.113\.|^(?:22[4-9]|2[3-5]\d)\./;

const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;

/** Global unicast of IPv6 without its documentation network. */
const globalV6 = /^[23][0-9a-f]{3}:(?!db8:)[0-9a-f:]*$/i;

/** Whether a network address is somebody's place in the world, so that a city can be asked for. */
export const isPublicAddress = (ip: string): boolean => (v4.test(ip) ? !reservedV4.test(ip) : globalV6.test(ip));
