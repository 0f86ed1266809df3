-- The products that came with the demonstration, so that all of it can be taken out again. A shop that was filled before
-- this table existed names all its products but those that staff added. Products of suppliers are in supplier_part.
create table demonstration_part (
  product_id integer primary key references product on delete cascade
);

insert into demonstration_part (product_id)
select id from product
where (select value from setting where key = 'demonstration') = 'true'
  and not exists (
    select from audit where object_kind = 'product' and object_id = product.id and action = 'product.created'
  );
