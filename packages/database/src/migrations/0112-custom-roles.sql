-- Roles that a shop makes of permissions. The program's own roles stay in staff_role.
create table custom_role (
  id bigint generated always as identity primary key,
  name text not null,
  permissions text[] not null,
  changed_at timestamptz not null,
  changed_by bigint references staff
);
create unique index custom_role_name on custom_role (lower(name));

create table custom_role_member (
  staff_id bigint not null references staff,
  role_id bigint not null references custom_role,
  primary key (staff_id, role_id)
);
create index custom_role_member_role on custom_role_member (role_id);
