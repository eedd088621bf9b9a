-- What points to what, once every table is there.

alter table company_settings
  add constraint company_settings_default_warehouse_id_fkey foreign key (tenant_id, default_warehouse_id) references warehouses (tenant_id, id);

alter table file_versions
  add constraint file_versions_tenant_id_file_id_fkey foreign key (tenant_id, file_id) references files (tenant_id, id) on delete cascade;

alter table saved_views
  add constraint saved_views_owner_id_fkey foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete set null (owner_id);

alter table default_views
  add constraint default_views_user_id_fkey foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  add constraint default_views_view_id_fkey foreign key (tenant_id, view_id) references saved_views (tenant_id, id) on delete cascade;

alter table users
  add constraint users_department_id_fkey foreign key (tenant_id, department_id) references departments (tenant_id, id),
  add constraint users_position_id_fkey foreign key (tenant_id, position_id) references positions (tenant_id, id);

alter table users_role_groups
  add constraint users_role_groups_owner_fkey foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete cascade,
  add constraint users_role_groups_target_fkey foreign key (tenant_id, target_id) references role_groups (tenant_id, id);

alter table shipped_permissions
  add constraint shipped_permissions_tenant_id_role_group_id_fkey foreign key (tenant_id, role_group_id) references role_groups (tenant_id, id) on delete cascade;

alter table user_credentials
  add constraint user_credentials_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade;

alter table sessions
  add constraint sessions_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade;

alter table refresh_tokens
  add constraint refresh_tokens_tenant_id_session_id_fkey foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade;

alter table one_time_passwords
  add constraint one_time_passwords_tenant_id_user_id_fkey foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade;

alter table product_types
  add constraint product_types_product_group_id_fkey foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id);

alter table product_units
  add constraint product_units_base_unit_id_fkey foreign key (tenant_id, base_unit_id) references product_units (tenant_id, id);

alter table products
  add constraint products_product_type_id_fkey foreign key (tenant_id, product_type_id) references product_types (tenant_id, id),
  add constraint products_product_group_id_fkey foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id),
  add constraint products_unit_id_fkey foreign key (tenant_id, unit_id) references product_units (tenant_id, id);

alter table customers
  add constraint customers_customer_type_id_fkey foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id),
  add constraint customers_person_in_charge_id_fkey foreign key (tenant_id, person_in_charge_id) references users (tenant_id, id),
  add constraint customers_supplier_id_fkey foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);

alter table suppliers
  add constraint suppliers_partner_type_id_fkey foreign key (tenant_id, partner_type_id) references partner_types (tenant_id, id),
  add constraint suppliers_person_in_charge_id_fkey foreign key (tenant_id, person_in_charge_id) references users (tenant_id, id);

alter table suppliers_product_types
  add constraint suppliers_product_types_owner_fkey foreign key (tenant_id, owner_id) references suppliers (tenant_id, id) on delete cascade,
  add constraint suppliers_product_types_target_fkey foreign key (tenant_id, target_id) references product_types (tenant_id, id);

alter table warehouses
  add constraint warehouses_warehouse_type_id_fkey foreign key (tenant_id, warehouse_type_id) references warehouse_types (tenant_id, id);

alter table shipping_zones
  add constraint shipping_zones_shipping_fee_id_fkey foreign key (tenant_id, shipping_fee_id) references shipping_fees (tenant_id, id);

alter table price_configurations
  add constraint price_configurations_product_group_id_fkey foreign key (tenant_id, product_group_id) references product_groups (tenant_id, id),
  add constraint price_configurations_product_type_id_fkey foreign key (tenant_id, product_type_id) references product_types (tenant_id, id),
  add constraint price_configurations_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id),
  add constraint price_configurations_customer_type_id_fkey foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id),
  add constraint price_configurations_sales_method_id_fkey foreign key (tenant_id, sales_method_id) references sales_methods (tenant_id, id),
  add constraint price_configurations_sales_channel_id_fkey foreign key (tenant_id, sales_channel_id) references sales_channels (tenant_id, id);

alter table discount_policies
  add constraint discount_policies_customer_type_id_fkey foreign key (tenant_id, customer_type_id) references customer_types (tenant_id, id);

alter table discount_policies_product_groups
  add constraint discount_policies_product_groups_owner_fkey foreign key (tenant_id, owner_id) references discount_policies (tenant_id, id) on delete cascade,
  add constraint discount_policies_product_groups_target_fkey foreign key (tenant_id, target_id) references product_groups (tenant_id, id);

alter table discount_policies_product_types
  add constraint discount_policies_product_types_owner_fkey foreign key (tenant_id, owner_id) references discount_policies (tenant_id, id) on delete cascade,
  add constraint discount_policies_product_types_target_fkey foreign key (tenant_id, target_id) references product_types (tenant_id, id);

alter table sales_orders
  add constraint sales_orders_customer_id_fkey foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  add constraint sales_orders_sales_method_id_fkey foreign key (tenant_id, sales_method_id) references sales_methods (tenant_id, id),
  add constraint sales_orders_sales_channel_id_fkey foreign key (tenant_id, sales_channel_id) references sales_channels (tenant_id, id),
  add constraint sales_orders_exporting_warehouse_id_fkey foreign key (tenant_id, exporting_warehouse_id) references warehouses (tenant_id, id),
  add constraint sales_orders_supplier_id_fkey foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  add constraint sales_orders_delivery_tariff_id_fkey foreign key (tenant_id, delivery_tariff_id) references shipping_fees (tenant_id, id),
  add constraint sales_orders_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id),
  add constraint sales_orders_order_status_id_fkey foreign key (tenant_id, order_status_id) references order_statuses (tenant_id, id),
  add constraint sales_orders_payment_method_id_fkey foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id),
  add constraint sales_orders_delivery_method_id_fkey foreign key (tenant_id, delivery_method_id) references delivery_methods (tenant_id, id),
  add constraint sales_orders_shipping_method_id_fkey foreign key (tenant_id, shipping_method_id) references shipping_methods (tenant_id, id);

alter table sales_orders_lines
  add constraint sales_orders_lines_owner_fkey foreign key (tenant_id, owner_id) references sales_orders (tenant_id, id) on delete cascade,
  add constraint sales_orders_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id);

alter table purchase_contracts
  add constraint purchase_contracts_supplier_id_fkey foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  add constraint purchase_contracts_receiving_warehouse_id_fkey foreign key (tenant_id, receiving_warehouse_id) references warehouses (tenant_id, id),
  add constraint purchase_contracts_approver_id_fkey foreign key (tenant_id, approver_id) references users (tenant_id, id),
  add constraint purchase_contracts_delivery_method_id_fkey foreign key (tenant_id, delivery_method_id) references delivery_methods (tenant_id, id),
  add constraint purchase_contracts_shipping_method_id_fkey foreign key (tenant_id, shipping_method_id) references shipping_methods (tenant_id, id),
  add constraint purchase_contracts_payment_method_id_fkey foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id);

alter table purchase_contracts_lines
  add constraint purchase_contracts_lines_owner_fkey foreign key (tenant_id, owner_id) references purchase_contracts (tenant_id, id) on delete cascade,
  add constraint purchase_contracts_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id);

alter table purchase_contracts_prices
  add constraint purchase_contracts_prices_owner_fkey foreign key (tenant_id, owner_id) references purchase_contracts (tenant_id, id) on delete cascade,
  add constraint purchase_contracts_prices_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id);

alter table approval_instances
  add constraint approval_instances_requested_by_fkey foreign key (tenant_id, requested_by) references users (tenant_id, id),
  add constraint approval_instances_ended_by_fkey foreign key (tenant_id, ended_by) references users (tenant_id, id);

alter table approval_tasks
  add constraint approval_tasks_instance_id_fkey foreign key (tenant_id, instance_id) references approval_instances (tenant_id, id),
  add constraint approval_tasks_assignee_id_fkey foreign key (tenant_id, assignee_id) references users (tenant_id, id);
